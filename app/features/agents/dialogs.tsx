import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Button, ButtonLink } from '~/ui/button'
import { Dialog } from '~/ui/dialog'
import type { Agent } from '~/upstream/agents.server'
import type { AgentsData } from './loader.server'
import { agentListPath } from './urls'

/** Above the list: whether to end the work with somebody, or that it is done. */
export function AgentsDialog({ data }: { data: unknown }) {
  const { language } = usePage()
  const { dialog, asked } = data as AgentsData
  const here = toLocalizedPath(agentListPath(asked), language)
  if (dialog?.name === 'delete') return <RemoveDialog agent={dialog.agent} here={here} />
  return dialog ? <RemovedDialog here={here} /> : null
}

function RemoveDialog({ agent: { id, name, email }, here }: { agent: Agent; here: string }) {
  const { t } = useTranslation(['agents', 'ui'])
  const which = name === undefined ? 'invited' : 'active'
  return (
    <Dialog
      id="delete"
      size="small"
      title={t(`agents:remove.${which}.title`, { name: name ?? email })}
      closeHref={here}
      closeLabel={t('ui:close')}
    >
      <form className="stack" method="post" action={here}>
        <p>{t(`agents:remove.${which}.text`)}</p>
        <input type="hidden" name="agent" value={id} />
        <Button variant="risk" wide icon="trash" name="intent" value="delete">
          {t(`agents:remove.${which}.button`)}
        </Button>
        <ButtonLink variant="plain" wide href={here}>
          {t('agents:remove.cancel')}
        </ButtonLink>
      </form>
    </Dialog>
  )
}

function RemovedDialog({ here }: { here: string }) {
  const { t } = useTranslation(['agents', 'ui'])
  return (
    <Dialog
      id="deleted"
      size="small"
      title={t('agents:removed.title')}
      closeHref={here}
      closeLabel={t('ui:close')}
    >
      <div className="stack">
        <p>{t('agents:removed.text')}</p>
        <ButtonLink wide href={here}>
          {t('ui:close')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
