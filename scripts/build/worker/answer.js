/* What is asked for comes from what is kept; what is not kept, or cannot be read, from the network. */
import { checked, FILES, fetched } from './keep.js';
import { fromBefore, isNewer, noteNewer } from './tabs.js';
import { addressOf, kept, open } from './versions.js';

/** What had to be fetched for somebody is kept as well; if that fails, it has been fetched all the same. */
async function keepOne(path, response) {
  const copy = response.clone();
  await open()
    .then((cache) => cache.put(addressOf(path), copy))
    .catch(() => {});
  return response;
}

export async function answerFile(request, path, tab) {
  if (await isNewer(tab)) return fetch(request);
  const here = (await fromBefore(tab, path).catch(() => undefined)) ?? (await kept(path));
  if (here) return here;
  // A file of another version would not fit the page: then it is as if there were none.
  return path in FILES ? keepOne(path, await fetched(path)) : fetch(request);
}

/** A page that no network could bring: it is not there, or this device does not have its game yet. */
async function without(path, error) {
  const missing = await kept('404.html');
  if (!missing) throw error;
  if (!(path in FILES)) return new Response(missing.body, { status: 404, headers: missing.headers });
  const text = (await missing.text()).replace('<html', '<html data-away');
  return new Response(text, { status: 503, headers: missing.headers });
}

export async function answerPage(request, path, tab) {
  const page = path in FILES && (await kept(path));
  if (page) return page;
  if (`${path}/` in FILES) {
    const address = new URL(request.url);
    address.pathname += '/';
    return Response.redirect(address.href, 301);
  }
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    return without(path, error);
  }
  try {
    return await keepOne(path, await checked(path, answer.clone()));
  } catch {
    await noteNewer(tab);
    return answer;
  }
}
