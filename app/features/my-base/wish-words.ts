import { useTranslation } from 'react-i18next'
import { usePage } from '../../http/page'
import { formatNumber } from '../../i18n/format'
import type { Client } from '../../upstream/clients.server'
import { currencySigns } from '../../upstream/currencies'
import { soughtDeal } from '../client-search'
import type { BaseData } from './load.server'

type Dictionaries = Pick<BaseData, 'deals' | 'types' | 'rooms'>

/** What somebody seeks in words: a title and the rest in a line. */
export function useWish({ deals, types, rooms }: Dictionaries) {
  const { t } = useTranslation(['base', 'seek', 'statement'])
  const { language } = usePage()
  const named = (entries: Dictionaries['deals'], id: number) => entries.find((one) => one.id === id)?.name
  const figure = (amount: number | undefined) => formatNumber(amount ?? 0, language)

  function range({ from, to }: Client['price'], sign: string): string | undefined {
    if (from === undefined && to === undefined) return undefined
    if (from === undefined) return t('base:range.to', { to: sign + figure(to) })
    if (to === undefined) return t('base:range.from', { from: sign + figure(from) })
    return t('base:range.between', { from: sign + figure(from), to: sign + figure(to) })
  }

  return ({ dealId, typeId, city, district, price, currency, area, roomTypeIds }: Client) => {
    const sought = soughtDeal(dealId)
    const deal = sought ? t(`seek:deals.${sought}`) : named(deals, dealId)
    const areas = range(area, '')
    const wanted = roomTypeIds.map((id) => named(rooms, id)).filter(Boolean)
    return {
      title: [deal, named(types, typeId)].filter(Boolean).join(': '),
      facts: [
        [city, district].filter(Boolean).join(', '),
        range(price, currencySigns[currency]),
        areas && t('statement:square_meters', { area: areas }),
        wanted.length > 0 ? t('base:rooms', { rooms: wanted.join(', ') }) : undefined,
      ].filter((fact) => fact !== undefined),
    }
  }
}
