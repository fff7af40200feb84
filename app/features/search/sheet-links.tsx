import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'

/** Places that the links scroll to. */
export const SHEET_CLOSED_ID = 'map-whole'
export const SHEET_OPEN_ID = 'map-list'

/** Renders the edge of the sheet on a phone: a link that opens it, also for who cannot swipe. */
export function OpenSheetLink({ total }: { total: number | undefined }) {
  const { t } = useTranslation('map')
  const { language } = usePage()
  return (
    <a className="open-sheet" href={`#${SHEET_OPEN_ID}`}>
      {total === undefined
        ? t('show_list')
        : t('in_view', { count: total, shown: formatNumber(total, language) })}
    </a>
  )
}

/** Renders the link back to the map, at the lower edge of an open sheet. */
export function CloseSheetLink() {
  const { t } = useTranslation('map')
  return (
    <a className="close-sheet" href={`#${SHEET_CLOSED_ID}`}>
      <Icon name="map" />
      {t('show_map')}
    </a>
  )
}
