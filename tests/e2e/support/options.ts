/** What a browser test may choose about the site it visits; the configuration of the tests knows it too. */
export interface SiteOptions {
  siteFolder: string;
  siteBase: string;
  siteHost: string;
}

/** A computer in the house: the browser is told that it is this one. Plain http from there is no secure context. */
export const LAN_HOST = 'shang.test';
