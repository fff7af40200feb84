import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { BadgeColors, ColoredBadge } from '~/ui/colored-badge'
import { Icon } from '~/ui/icon'
import type { ServiceTile } from './service-tiles.server'

export interface ServiceTilesProps {
  tiles: readonly ServiceTile[]
}

export function ServiceTiles({ tiles }: ServiceTilesProps) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <div className="service-list">
      <BadgeColors badges={tiles.flatMap(({ badge }) => badge ?? [])} />
      {tiles.map(({ key, name, description, icon, href, badge, priceFrom }) => (
        <a key={key} href={href}>
          <Icon name={icon} />
          <b>
            {name} {badge ? <ColoredBadge {...badge} /> : null}
          </b>
          <span>
            {`${description} `}
            {priceFrom === undefined ? null : (
              <small className="from">{t('own.from', { price: formatLari(priceFrom, language) })}</small>
            )}
          </span>{' '}
        </a>
      ))}
    </div>
  )
}
