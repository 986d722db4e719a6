/**
 * Games that are played live from afar, where the site was built with a relay (`RELAY_URL`). Everything of it is fetched when somebody
 * plays so. Without a relay this is nothing, and nothing else of it is in the build.
 */
declare global {
  interface ImportMetaEnv {
    readonly RELAY_URL?: string;
  }
}

export const live = import.meta.env.RELAY_URL
  ? {
      url: import.meta.env.RELAY_URL,
      fetchHost: () => Promise.all([import('./live-seats.ts'), import('./nats.ts')]),
      fetchGuest: () => import('./join-live.ts'),
      fetchPanel: () => import('./LivePanel.tsx'),
      fetchSay: () => import('./LiveSay.tsx'),
    }
  : undefined;
