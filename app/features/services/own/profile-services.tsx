import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog'
import { StatementTitles } from '../../statements'
import type { ServiceTile } from './load.server'
import { ServiceTiles } from './tiles'

interface ProfileServicesProps {
  tiles: readonly ServiceTile[]
  statements: readonly { id: number; title: string }[]
  closeHref: string
}

/** Above one's statements: what can be bought for those that are ticked. */
export function ProfileServicesDialog({ tiles, statements, closeHref }: ProfileServicesProps) {
  const { t } = useTranslation(['services', 'ui'])
  return (
    <Dialog
      id="profile-services"
      size="medium"
      title={t('services:own.for', { count: statements.length })}
      closeHref={closeHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        <StatementTitles statements={statements} />
        <ServiceTiles tiles={tiles} />
      </div>
    </Dialog>
  )
}
