import type { StayPageParams } from '~contract/stays'
import { parseDay } from '~contract/values/typed-time'

/** Parameters that a page of a statement for daily rent reads. */
export const STAY_PARAMS = ['from', 'to', 'guests']

/** Reads the valid parameters, with which links of search results fill the form of a stay. */
export function readStayParams(searchParams: URLSearchParams): StayPageParams {
  const [from, to] = [parseDay(searchParams.get('from') ?? ''), parseDay(searchParams.get('to') ?? '')]
  const guests = searchParams.get('guests') ?? ''
  return {
    ...(from && { from }),
    ...(to && { to }),
    ...(/^[1-9]\d?$/.test(guests) && { guests: Number(guests) }),
  }
}
