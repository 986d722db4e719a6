/** One game, several tabs: one of them plays, the others follow. */

/** What a tab hears about its place at a game. */
export interface Place {
  lead(): void; // this tab plays from now on
  follow(): void; // another one does
  changed(): void; // the game as it is kept was changed by another tab
}

export interface Seated {
  /** Tells the other tabs that the kept game has changed. */
  tell(): void;
  takeOver(): Promise<void>;
  leave(): void;
}

export interface Tabs {
  join(id: string, place: Place): Seated;
}

/** Where tabs cannot hear each other, each is alone. */
export const alone: Tabs = {
  join(_id, place) {
    place.lead();
    return { tell() {}, takeOver: async () => {}, leave() {} };
  },
};
