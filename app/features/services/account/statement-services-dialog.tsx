import { useTranslation } from 'react-i18next'
import { StatementTitles } from '~/features/statements'
import { usePage } from '~/page/use-page'
import { Dialog } from '~/ui/dialog'
import { UnreachablePart } from '~/ui/unreachable-part'
import { ServiceTiles } from './service-tiles'
import type { ServiceTile } from './service-tiles.server'

interface StatementServicesDialogProps {
  /** Services; undefined if unavailable. */
  tiles: readonly ServiceTile[] | undefined
  statements: readonly { id: number; title: string }[]
  closeHref: string
}

export function StatementServicesDialog({ tiles, statements, closeHref }: StatementServicesDialogProps) {
  const { t } = useTranslation(['services', 'ui'])
  const { layout } = usePage()
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
        {tiles ? <ServiceTiles tiles={tiles} /> : <UnreachablePart retryHref={layout.currentHref} />}
      </div>
    </Dialog>
  )
}
