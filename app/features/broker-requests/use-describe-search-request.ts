import { useTranslation } from 'react-i18next'
import { findRequestedDeal } from '~/features/search-requests'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import type { SoughtHome } from '~/upstream/broker-requests.server'
import { CURRENCY_IDS, CURRENCY_SIGNS, withCurrencySign } from '~contract/currencies'
import { convertSum } from '~contract/values/money'
import type { RequestNames } from './load-request-names.server'

/** Returns a function that describes a search request, with its budget in both currencies. */
export function useDescribeSearchRequest({ deals, types, rooms, rate }: RequestNames) {
  const { t } = useTranslation(['broker-requests', 'search-requests', 'statement'])
  const { language } = usePage()
  const findName = (entries: RequestNames['deals'], id: number) => entries.find((one) => one.id === id)?.name

  /** Formats a range with the unit beside each number, unbroken, as Georgian endings follow it. */
  function formatRange({ from, to }: SoughtHome['price'], withUnit: (amount: string) => string) {
    const format = (amount: number) => withUnit(formatNumber(amount, language)).replaceAll(' ', '\u00a0')
    if (from === undefined)
      return to === undefined ? undefined : t('broker-requests:range.to', { to: format(to) })
    if (to === undefined) return t('broker-requests:range.from', { from: format(from) })
    return t('broker-requests:range.between', { from: format(from), to: format(to) })
  }

  /** Formats the ends of a budget in the other currency: "≈ ₾256,500"; undefined without an exchange rate. */
  function formatOtherBudget({ price, currency }: Pick<SoughtHome, 'price' | 'currency'>) {
    const other = currency === 'gel' ? ('usd' as const) : ('gel' as const)
    const ends = [price.from, price.to].flatMap((amount) => {
      if (amount === undefined) return []
      const converted = convertSum(amount, CURRENCY_IDS[currency], CURRENCY_IDS[other], rate)
      return converted === undefined
        ? []
        : withCurrencySign(formatNumber(converted, language), CURRENCY_SIGNS[other])
    })
    return ends.length > 0 ? `≈ ${ends.join('–')}`.replaceAll(' ', '\u00a0') : undefined
  }

  return ({ dealId, typeId, city, district, price, currency, area, roomTypeIds }: SoughtHome) => {
    const sought = findRequestedDeal(dealId)
    // A type of property is not a proper name: within a line it is lower-case. Georgian has no capitals.
    const type = findName(types, typeId)?.toLowerCase()
    const deal = sought ? t(`search-requests:deals.${sought}`) : findName(deals, dealId)
    const wanted = roomTypeIds.map((id) => findName(rooms, id)).filter(Boolean)
    return {
      title: [deal, type].filter(Boolean).join(': '),
      facts: [
        [city, district].filter(Boolean).join(', '),
        formatRange(price, (amount) => withCurrencySign(amount, CURRENCY_SIGNS[currency])),
        formatOtherBudget({ price, currency }),
        formatRange(area, (amount) => t('statement:square_meters', { area: amount })),
        wanted.length > 0 ? t('broker-requests:rooms', { rooms: wanted.join(', ') }) : undefined,
      ].filter((fact) => fact !== undefined),
    }
  }
}
