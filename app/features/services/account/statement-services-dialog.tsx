import { useTranslation } from 'react-i18next'
import { StatementTitles } from '~/features/statements'
import { Dialog } from '~/ui/dialog'
import type { ServiceTile } from './loader.server'
import { ServiceTiles } from './service-tiles'

interface StatementServicesDialogProps {
  tiles: readonly ServiceTile[]
  statements: readonly { id: number; title: string }[]
  closeHref: string
}

export function StatementServicesDialog({ tiles, statements, closeHref }: StatementServicesDialogProps) {
  const { t } = useTranslation(['services', 'ui'])
  return (
    <Dialog
      id="profile-services"
      size="medium"
      title={t('services:own.title_for', { count: statements.length })}
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
