import { GROUPED, normalizeNumber } from './amount'

/** Removes spaces and commas between thousands; leaves anything else as typed. */
export function removeThousandsSeparators(text: string): string {
  const plain = normalizeNumber(text)
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}
