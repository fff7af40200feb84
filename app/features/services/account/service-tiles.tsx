import { useTranslation } from 'react-i18next'
import { formatLari } from '~/features/balance'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { Icon } from '~/ui/icon'
import type { ServiceTile } from './loader.server'

export function ServiceTiles({ tiles }: { tiles: readonly ServiceTile[] }) {
  const { t } = useTranslation('services')
  const { language } = usePage()
  return (
    <div className="service-list">
      {tiles.map(({ key, name, description, icon, href, badge, priceFrom }) => (
        <a key={key} href={href}>
          <Icon name={icon} />
          <b>
            {name} {badge ? <Badge tone="ok">{badge}</Badge> : null}
          </b>
          <span>
            {description}
            {priceFrom === undefined ? null : (
              <small className="from">{t('own.from', { price: formatLari(priceFrom, language) })}</small>
            )}
          </span>
        </a>
      ))}
    </div>
  )
}
