import { lazy } from '../../ui/lazy.tsx';
import { live } from './relay.ts';

/** For where there is a relay; who asks that first leaves nothing of it in a build without one. */
export const LiveSay = /* @__PURE__ */ lazy(() => live!.fetchSay());
