import type { Language } from '~/i18n/languages'
import { drawReceipt, type Receipt } from './draw-receipt'

/** The file that the thread of receipts runs; its exports are its tasks. */

export function draw({ receipt, language }: { receipt: Receipt; language: Language }): Promise<Uint8Array> {
  return drawReceipt(receipt, language)
}
