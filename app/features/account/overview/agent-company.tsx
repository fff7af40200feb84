import { useTranslation } from 'react-i18next'
import { ownerHref } from '~/features/statement-owner'
import { DeleteDialog } from '~/forms/delete-dialog'
import { useDefinedForm } from '~/forms/use-defined-form'
import { formatDay } from '~/i18n/format'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { toReaderName } from '~contract/values/reader-name'
import { leaveCompanyForm } from './leave-company-form'

interface AgentCompany {
  id: number
  name: string
  slug?: string | undefined
  since: Date
}

/** Renders the company that the agent works with. */
export function CompanyPanel({ company: { id, name, slug, since } }: { company: AgentCompany }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  return (
    <section className="stack">
      <h2>{t('company.title')}</h2>
      <div className="row">
        <p className="wrap-anywhere">
          <a href={ownerHref('broker', { id, slug }, language)}>{toReaderName(name, language)}</a>
          <br />
          <span className="mute sm">{t('company.since', { day: formatDay(since, language) })}</span>
        </p>
        <ButtonLink size="small" href={toLocalizedPath('/account?leave', language)} rel="nofollow">
          {t('company.leave')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Asks before the agent leaves, and says what becomes of statements and leads. */
export function LeaveCompanyDialog({ company }: { company: AgentCompany }) {
  const { t } = useTranslation('agents')
  const { language } = usePage()
  const { form, fields, isRejected } = useDefinedForm(leaveCompanyForm)
  return (
    <DeleteDialog
      form={form}
      isRejected={isRejected}
      id="leave"
      title={t('company.question', { name: toReaderName(company.name, language) })}
      closeHref={toLocalizedPath('/account', language)}
      confirm={t('company.leave')}
      cancel={t('company.stay')}
    >
      <ul className="rows">
        <li>{t('company.statements')}</li>
        <li>{t('company.leads')}</li>
        <li>{t('company.vip')}</li>
        <li>{t('company.notice')}</li>
      </ul>
      <input type="hidden" name={fields.company.name} value={company.id} />
    </DeleteDialog>
  )
}
