import { useTranslation } from 'react-i18next'
import { FormDialog } from '~/forms/form-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { Agent } from '~/upstream/agents.server'
import type { AgentTab } from '~contract/agents'
import { toReaderLetters } from '~contract/values/name-letters'
import { removeAgentForm } from './form'
import type { AgentsData } from './loader.server'
import { agentListPath } from './urls'

/** Asks before an agent is removed, or confirms the removal. */
export function AgentsDialog({ data }: { data: unknown }) {
  const { language } = usePage()
  const { dialog, params } = data as AgentsData
  const listHref = toLocalizedPath(agentListPath(params), language)
  if (dialog?.name === 'delete') return <RemoveDialog agent={dialog.agent} listHref={listHref} />
  return dialog ? <RemovedDialog tab={params.tab} listHref={listHref} /> : null
}

function RemoveDialog({ agent: { id, name, email }, listHref }: { agent: Agent; listHref: string }) {
  const { t } = useTranslation(['agents', 'ui'])
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(removeAgentForm)
  const which = name === undefined ? 'invited' : 'active'
  return (
    <FormDialog
      form={form}
      isRejected={isRejected}
      id="delete"
      title={t(`agents:remove.${which}.title`, {
        name: name === undefined ? email : toReaderLetters(name, language),
      })}
      closeHref={listHref}
    >
      <p>{t(`agents:remove.${which}.text`)}</p>
      <input type="hidden" name={fields.agent.name} value={id} />
      <input type="hidden" name={fields.status.name} value={which} />
      <Button variant="risk" wide icon="trash">
        {t(`agents:remove.${which}.button`)}
      </Button>
      <ButtonLink variant="plain" wide href={listHref}>
        {t('agents:remove.cancel')}
      </ButtonLink>
    </FormDialog>
  )
}

function RemovedDialog({ tab, listHref }: { tab: AgentTab; listHref: string }) {
  const { t } = useTranslation(['agents', 'ui'])
  return (
    <Dialog
      id="deleted"
      size="small"
      title={t('agents:removed.title')}
      closeHref={listHref}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        <p>{t(`agents:removed.text.${tab}`)}</p>
        <ButtonLink wide href={listHref}>
          {t('ui:close')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
