import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icon'
import type { IconName } from '~/ui/icons'
import type { MapControlLinks as Steps } from './search-map.server'

const controls: readonly (readonly [keyof Steps, IconName])[] = [
  ['nearer', 'plus'],
  ['farther', 'minus'],
  ['left', 'left'],
  ['up', 'up'],
  ['down', 'down'],
  ['right', 'right'],
]

export function MapControls({ to }: { to: Steps }) {
  const { t } = useTranslation('map')
  return (
    <nav className="map-steps" aria-label={t('controls')}>
      {controls.map(([step, icon]) => {
        const href = to[step]
        if (!href) return <span key={step} />
        return (
          <a key={step} href={href} aria-label={t(`steps.${step}`)} rel="nofollow">
            <Icon name={icon} />
          </a>
        )
      })}
    </nav>
  )
}
