import type { Language } from '~/i18n/languages'
import { drawReceipt, type Receipt } from './draw-receipt'

/** Entry file of the receipt thread; its exports are its tasks. */

export function draw({ receipt, language }: { receipt: Receipt; language: Language }): Promise<Uint8Array> {
  return drawReceipt(receipt, language)
}
