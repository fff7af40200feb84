import type { DraftField } from '~contract/statement-drafts'
import type { Column } from './file-line'
import { findOption } from './find-option'
import { readNumber } from './read-measure'

const COUNTED =
  /^(\d{1,2}\+?)\s*-?\s*(?:rooms?|br|bed\p{L}*|bath\p{L}*|к|ком\p{L}*|спал\p{L}*|сан\p{L}*|ოთახ\p{L}*|საძინ\p{L}*)\.?$/iu
const STUDIO = /^(?:studio|студия|სტუდიო)$/iu

/**
 * Parses an option. Columns named `…_id` contain ids of the platform's dictionaries; others names or numbers.
 */
export function parseOption(field: DraftField, { heading }: Column, text: string): string | undefined {
  const number = readNumber(text)
  if (/_id$/i.test(heading) && /^\d{1,4}$/.test(number)) return number
  const counted = COUNTED.exec(text)?.[1] ?? (STUDIO.test(text) && field === 'room_type_id' ? '1' : undefined)
  return findOption(field, text) ?? findOption(field, counted ?? number)
}
