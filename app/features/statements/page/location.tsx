import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { type Bounds, mapAddress } from '../../criteria'
import { PlaceMap } from '../../map'
import { placeText } from '../facts'
import type { StatementData } from './load.server'

/** Where the statement is, in words and on a map; the words alone when nobody has said where on the map. */
export function Location({ data: { statement, map } }: { data: StatementData }) {
  const { t } = useTranslation('details')
  const { language } = usePage()
  const similarAround = (bounds: Bounds) => {
    const lists = { deal_types: [statement.dealId], real_estate_types: [statement.typeId] }
    return mapAddress({ lists, ranges: {}, flags: [], page: 1, bounds }, language)
  }
  return (
    <section className="place-part">
      <h2>{t('location')}</h2>
      <p>{placeText(statement, true)}</p>
      {map ? <PlaceMap map={map} similarHref={similarAround(map.bounds)} /> : null}
    </section>
  )
}
