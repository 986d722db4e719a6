/** What a tab and its neighbours have to say to each other about a game. */
/** What a tab hears about its place at a game. */
export interface TabHandlers {
  /** This tab plays from now on. `robbed`: the one before did not answer, and may not know it yet. */
  lead(robbed: boolean): void;
  /** Another tab wants to play. Resolves when all that was done here is kept; then follows `follow`, or `lead` again. */
  yield(): Promise<void>;
  follow(): void; // another one plays
}

export interface JoinedTab {
  takeOver(): void;
  leave(): void;
}

export interface Tabs {
  join(id: string, handlers: TabHandlers): JoinedTab;
}

/** Where tabs cannot hear each other, each is alone. */
export const alone: Tabs = {
  join(_id, handlers) {
    handlers.lead(false);
    return { takeOver() {}, leave() {} };
  },
};

export const nameOf = (kind: string, id: string): string => `shang.${kind}.game.${id}`;
