import { GROUPED, normalizeNumber } from './amount'

/** Without spaces and commas between thousands; anything else stays as it was typed. */
export function removeThousandsSeparators(text: string): string {
  const plain = normalizeNumber(text)
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}
