import { useTranslation } from 'react-i18next'
import { StatementServicesDialog } from '~/features/services'
import { StatementTitles } from '~/features/statements'
import { DeleteDialog, DeletedDialog } from '~/forms/delete-dialog'
import { DropdownField } from '~/forms/fields'
import { FormDialog } from '~/forms/form-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { toReaderName } from '~contract/values/reader-name'
import { ClosingDialog, PriceDialog } from './change-dialogs'
import { deleteDraftsForm, deleteForm, reassignForm, statementListForm } from './form'
import type { OwnStatementsData } from './loader.server'
import { ownStatementsPath } from './urls'

export function OwnStatementsDialog({ data }: { data: unknown }) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { dialog, params, agents } = data as OwnStatementsData
  const listHref = toLocalizedPath(ownStatementsPath(params), language)
  if (dialog?.name === 'delete')
    return (
      <DeleteStatementsDialog
        statements={dialog.statements}
        hasPromotions={dialog.promotions.length > 0}
        closeHref={listHref}
      />
    )
  if (dialog?.name === 'delete_drafts')
    return <DeleteDraftsDialog drafts={dialog.drafts} closeHref={listHref} />
  if (dialog?.name === 'deleted')
    return (
      <DeletedDialog
        title={t('deleted.title')}
        text={t('deleted.text', { count: dialog.count })}
        closeHref={listHref}
      />
    )
  if (dialog?.name === 'services')
    return (
      <StatementServicesDialog tiles={dialog.tiles} statements={dialog.statements} closeHref={listHref} />
    )
  if (dialog?.name === 'reassign')
    return <ReassignDialog statements={dialog.statements} agents={agents} closeHref={listHref} />
  if (dialog?.name === 'renew') return <RenewDialog statements={dialog.statements} closeHref={listHref} />
  if (dialog?.name === 'price') return <PriceDialog statement={dialog.statement} closeHref={listHref} />
  return dialog ? (
    <ClosingDialog statement={dialog.statement} promotions={dialog.promotions} closeHref={listHref} />
  ) : null
}

interface StatementsDialogProps {
  statements: { id: number; title: string }[]
  closeHref: string
}

interface DeleteStatementsDialogProps extends StatementsDialogProps {
  /** True if paid days of promotion are left. */
  hasPromotions: boolean
}

function DeleteStatementsDialog({
  statements,
  hasPromotions,
  closeHref: listHref,
}: DeleteStatementsDialogProps) {
  const { t } = useTranslation('own-statements')
  const { form, fields, isRejected } = useDefinedForm(deleteForm)
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t('delete.title', { count: statements.length })}
      closeHref={listHref}
      confirm={t('actions.delete')}
      cancel={t('delete.cancel')}
    >
      <StatementTitles statements={statements} />
      <p>{t('delete.text')}</p>
      {hasPromotions ? <p>{t('delete.promotion')}</p> : null}
      <input type="hidden" name={fields.statements.name} value={statements.map(({ id }) => id).join()} />
    </DeleteDialog>
  )
}

interface DeleteDraftsDialogProps {
  drafts: readonly { id: string; address: string | undefined }[]
  closeHref: string
}

function DeleteDraftsDialog({ drafts, closeHref }: DeleteDraftsDialogProps) {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(deleteDraftsForm)
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t('drafts.delete_many', { count: drafts.length })}
      closeHref={closeHref}
      confirm={t('actions.delete')}
      cancel={t('delete.cancel')}
    >
      <ul className="plain-list">
        {drafts.map(({ id, address }) => (
          <li key={id}>{address ? toReaderName(address, language) : t('drafts.untitled')}</li>
        ))}
      </ul>
      <input type="hidden" name={fields.drafts.name} value={drafts.map(({ id }) => id).join()} />
    </DeleteDialog>
  )
}

interface ReassignDialogProps extends StatementsDialogProps {
  agents: OwnStatementsData['agents']
}

/** Renders the choice of the agent, or the company itself, to whom statements are handed over. */
function ReassignDialog({ statements, agents, closeHref }: ReassignDialogProps) {
  const { t } = useTranslation('own-statements')
  const { form, fields, isRejected } = useDefinedForm(reassignForm)
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="reassign"
      title={t('agents.reassign.title', { count: statements.length })}
      closeHref={closeHref}
    >
      <StatementTitles statements={statements} />
      <p>{t('agents.reassign.text')}</p>
      <input type="hidden" name={fields.statements.name} value={statements.map(({ id }) => id).join()} />
      <DropdownField
        field={fields.agent}
        label={t('agents.reassign.agent')}
        blank={t('agents.reassign.choose')}
        options={[
          { value: 'own', label: t('agents.reassign.own') },
          ...agents.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Button variant="main" wide>
        {t('agents.reassign.button')}
      </Button>
    </FormDialog>
  )
}

/** Renders the dialog that a message about expiring statements links to. */
function RenewDialog({ statements, closeHref }: StatementsDialogProps) {
  const { t } = useTranslation('own-statements')
  const { form, fields, isRejected } = useDefinedForm(statementListForm, { elementId: 'renew-statements' })
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="renew"
      title={t('renewal.title', { count: statements.length })}
      closeHref={closeHref}
    >
      <StatementTitles statements={statements} />
      <p>{t('renewal.text', { count: statements.length })}</p>
      {statements.map(({ id }) => (
        <input key={id} type="hidden" name={fields.statements.name} value={id} />
      ))}
      <Button variant="main" wide icon="refresh" name={fields.operation.name} value="renew">
        {t('actions.renew')}
      </Button>
    </FormDialog>
  )
}
