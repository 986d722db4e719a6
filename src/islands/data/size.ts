/** Bytes as people say them. */
export function size(bytes: number, lang: string): string {
  const [amount, unit] = bytes < 1e6 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: unit!,
    maximumFractionDigits: amount! < 10 ? 1 : 0,
  }).format(amount!);
}
