import { z } from 'zod'
import { instrument, type OutgoingCall } from '~contract/instrumentation'
import { readLimitedText } from '~contract/limited-body'
import { toGeorgianDate } from '~contract/values/georgian-time'

/** Ids of the dollar and the euro. */
type ForeignCurrencyId = 2 | 3

const CURRENCY_IDS_BY_CODE: Readonly<Record<string, ForeignCurrencyId>> = { USD: 2, EUR: 3 }

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 500_000

export interface OfficialRate {
  currencyId: ForeignCurrencyId
  /** First day on which the rate holds, such as `2026-12-01`. */
  day: string
  /** Lari for one unit. */
  gel: number
}

/** Fetches the rates of a day, or those of the last working day before. */
export type FetchOfficialRates = (day: string, signal: AbortSignal) => Promise<OfficialRate[]>

const Rate = z.object({
  code: z.string(),
  quantity: z.number().int().positive(),
  rate: z.number().positive(),
  validFromDate: z.coerce.date(),
})
const Answer = z.array(z.object({ currencies: z.array(Rate) })).min(1)

/**
 * Creates a client of the public API of the National Bank of Georgia.
 * @param url such as https://nbg.gov.ge/gw/api/ct/monetarypolicy/currencies
 */
export function createNationalBank(url: string): FetchOfficialRates {
  return (day, signal) => {
    const outgoing: OutgoingCall = { kind: 'call', name: 'GET exchange rates', method: 'GET', url }
    return instrument(outgoing, () => fetchRates(day, signal, outgoing))
  }

  async function fetchRates(
    day: string,
    signal: AbortSignal,
    outgoing: OutgoingCall,
  ): Promise<OfficialRate[]> {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    const response = await fetch(`${url}/en/json/?date=${day}`, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: ending,
    })
    outgoing.status = response.status
    if (!response.ok) throw new Error(`the National Bank answered ${response.status}`)
    const [answer] = Answer.parse(JSON.parse(await readLimitedText(response, MAX_ANSWER_BYTES, ending)))
    return (answer?.currencies ?? []).flatMap(({ code, quantity, rate, validFromDate }) => {
      const currencyId = CURRENCY_IDS_BY_CODE[code]
      return currencyId ? [{ currencyId, day: toGeorgianDate(validFromDate), gel: rate / quantity }] : []
    })
  }
}
