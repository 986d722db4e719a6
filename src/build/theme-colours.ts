import tokens from '../styles/tokens.css?raw';

/** The colour of a token by day and by night, for what is told to the browser rather than styled. */
export function tokenColours(name: string): { light: string; dark: string } {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens);
  if (!found) throw new Error(`tokens.css has no colour --${name} for day and night.`);
  return { light: found[1]!, dark: found[2]! };
}
