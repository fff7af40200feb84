import { useTranslation } from 'react-i18next'
import { StatementServicesDialog } from '~/features/services'
import { StatementTitles } from '~/features/statements'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import { Table } from '~/ui/table'
import { deleteForm } from './form'
import type { OwnStatementsData } from './loader.server'
import { ownStatementsPath } from './urls'

type OpenDialogData = NonNullable<OwnStatementsData['dialog']>

export function OwnStatementsDialog({ data }: { data: unknown }) {
  const { language } = usePage()
  const { dialog, params } = data as OwnStatementsData
  const listHref = toLocalizedPath(ownStatementsPath(params), language)
  if (dialog?.name === 'delete') return <DeleteDialog statements={dialog.statements} closeHref={listHref} />
  if (dialog?.name === 'deleted') return <DeletedDialog count={dialog.count} listHref={listHref} />
  if (dialog?.name === 'services')
    return (
      <StatementServicesDialog tiles={dialog.tiles} statements={dialog.statements} closeHref={listHref} />
    )
  return dialog ? <StatisticsDialog opened={dialog} listHref={listHref} /> : null
}

interface DeleteDialogProps {
  statements: { id: number; title: string }[]
  closeHref: string
}

function DeleteDialog({ statements, closeHref: listHref }: DeleteDialogProps) {
  const { t } = useTranslation(['own-statements', 'ui'])
  const { layout } = usePage()
  const { form, fields, isRejected } = useDefinedForm(deleteForm)
  return (
    <Dialog
      id="delete"
      size="small"
      focus={isRejected ? 'inside' : 'title'}
      title={t('delete.title', { count: statements.length })}
      closeHref={listHref}
      closeLabel={t('ui:close')}
    >
      <PostForm form={form} action={layout.currentHref}>
        <StatementTitles statements={statements} />
        <p>{t('delete.text')}</p>
        <input type="hidden" name={fields.statements.name} value={statements.map(({ id }) => id).join()} />
        <Button variant="risk" wide icon="trash">
          {t('actions.delete')}
        </Button>
        <ButtonLink variant="plain" wide href={listHref}>
          {t('delete.cancel')}
        </ButtonLink>
      </PostForm>
    </Dialog>
  )
}

function DeletedDialog({ count, listHref }: { count: number; listHref: string }) {
  const { t } = useTranslation(['own-statements', 'ui'])
  return (
    <Dialog
      id="deleted"
      size="small"
      title={t('deleted.title')}
      closeHref={listHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        <p>{t('deleted.text', { count })}</p>
        <ButtonLink wide href={listHref}>
          {t('ui:close')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}

interface StatisticsDialogProps {
  opened: Extract<OpenDialogData, { name: 'statistics' }>
  listHref: string
}

function StatisticsDialog({ opened: { statement, days }, listHref }: StatisticsDialogProps) {
  const { t } = useTranslation(['own-statements', 'ui'])
  const { language } = usePage()
  return (
    <Dialog
      id="statistics"
      size="medium"
      title={t('statistics')}
      summary={statement.title}
      closeHref={listHref}
      closeLabel={t('ui:close')}
    >
      <Table
        caption={t('statistics_of', { title: statement.title })}
        rows={days}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            head: t('day'),
            cell: ({ day }) => formatDay(new Date(`${day}T12:00:00Z`), language),
          },
          { key: 'views', head: t('columns.views'), cell: ({ views }) => views, number: true },
          { key: 'phone', head: t('columns.phoneViews'), cell: ({ phoneViews }) => phoneViews, number: true },
          {
            key: 'favorites',
            head: t('columns.favorites'),
            cell: ({ favorites }) => favorites,
            number: true,
          },
        ]}
      />
    </Dialog>
  )
}
