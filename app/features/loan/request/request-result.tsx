import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Outcome } from '~/ui/outcome'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario, withStep } from '../urls'
import { listRequestFields } from './fields'
import { LOAN_REQUEST_FORM_ID } from './form'
import type { FailedRequest } from './use-failed-request'

/** Renders the failure; the form keeps the typed values. */
export function RequestFailed({ data, failed }: { data: LoanFlowData; failed: FailedRequest }) {
  const { t } = useTranslation(['mortgage_result', 'loan-request', 'forms'])
  const { calculator, page, closeHref } = data
  if (!calculator) return null
  const { calculation } = calculator
  const formHref = scenarioHref(page, withStep(toCompleteScenario(calculation), 'form'))
  const fields = listRequestFields(calculation.bank, (name) => t(`loan-request:names.${name}`))
  const refused = fields.filter(({ name }) => failed.refusedFields.includes(name))
  return (
    <Outcome isBad>
      <p>{failed.failure ? t(`forms:errors.${failed.failure}`) : t('mortgage_result:kept')}</p>
      {refused.length > 0 ? (
        <p>
          {t('mortgage_result:refused')} {refused.map(({ title }) => title).join(', ')}
        </p>
      ) : null}
      <div className="row">
        <ButtonLink
          variant="main"
          href={`${formHref}#${LOAN_REQUEST_FORM_ID}-${refused[0]?.name ?? 'first_name'}`}
        >
          {t('mortgage_result:back')}
        </ButtonLink>
        <ButtonLink variant="plain" href={closeHref}>
          {t('loan-request:close')}
        </ButtonLink>
      </div>
    </Outcome>
  )
}

interface RequestResultProps {
  data: LoanFlowData
  /** True if script closes it. */
  closesItself: boolean
}

export function RequestResult({ data, closesItself }: RequestResultProps) {
  return data.sent ? <RequestSent data={data} closesItself={closesItself} /> : <PartnerFailed data={data} />
}

function RequestSent({ data: { sent, closeHref }, closesItself }: RequestResultProps) {
  const { t } = useTranslation('loan-request')
  const { layout } = usePage()
  if (!sent) return null
  return (
    <Outcome data-enhance={closesItself ? 'closing-dialog' : undefined}>
      <p>{t('sent.text', { bank: sent.bank })}</p>
      {layout.user ? <p className="mute sm">{t('sent.mine')}</p> : null}
      {sent.page ? (
        <a className="more" href={sent.page} target="_blank" rel="noopener">
          {t('sent.page', { bank: sent.bank })} ({t('sent.external')})
        </a>
      ) : null}{' '}
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </Outcome>
  )
}

function PartnerFailed({ data }: { data: LoanFlowData }) {
  const { t } = useTranslation('loan-request')
  const { calculator, page, closeHref } = data
  const scenario = calculator ? toCompleteScenario(calculator.calculation) : {}
  return (
    <Outcome isBad>
      <p>{t('partner_failed.text')}</p>
      <div className="row">
        <ButtonLink variant="main" href={scenarioHref(page, scenario)}>
          {t('try_again')}
        </ButtonLink>
        <ButtonLink variant="plain" href={closeHref}>
          {t('close')}
        </ButtonLink>
      </div>
    </Outcome>
  )
}
