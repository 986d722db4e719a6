/** Whether what people enter will still fit on the device, so that they hear of it before something does not. */

/** Some hundred games, and more than a browser's guess is off by. */
const LOW = 2_000_000; // bytes

/** False where the browser does not say. */
export async function isStorageLow(
  storage: Pick<StorageManager, 'estimate'> | undefined = navigator.storage,
): Promise<boolean> {
  try {
    const { quota, usage } = (await storage?.estimate?.()) ?? {};
    return quota !== undefined && usage !== undefined && quota - usage < LOW;
  } catch {
    return false;
  }
}
