/** Words from one tab of this site to the others, such as that something kept has changed. */
export interface TabChannel {
  post(word: string): void;
  /** Until the channel is closed; a tab does not hear itself. */
  listen(heard: (word: string) => void): void;
  close(): void;
}

function broadcast(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post: (word) => channel.postMessage(word),
    listen(heard) {
      channel.onmessage = ({ data }: MessageEvent<string>) => heard(data);
    },
    close() {
      channel.onmessage = null;
      channel.close();
    },
  };
}

/** Older browsers tell other tabs what is laid into the small storage; it is taken out again at once. */
function throughStorage(name: string): TabChannel {
  const closed = new AbortController();
  let posts = 0;
  return {
    post(word) {
      try {
        localStorage.setItem(name, `${++posts} ${word}`); // the same word twice is told twice
        localStorage.removeItem(name);
      } catch {
        // Nothing can be kept here, so there is nothing to tell.
      }
    },
    listen(heard) {
      const hear = ({ key, newValue }: StorageEvent): void => {
        if (key === name && newValue !== null) heard(newValue.slice(newValue.indexOf(' ') + 1));
      };
      addEventListener('storage', hear, { signal: closed.signal });
    },
    close: () => closed.abort(),
  };
}

export const openTabChannel = (name: string): TabChannel =>
  typeof BroadcastChannel === 'function' ? broadcast(name) : throughStorage(name);
