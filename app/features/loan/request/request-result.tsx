import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { LoanFlowData } from '../loan-flow.server'
import { scenarioHref, toCompleteScenario } from '../urls'

interface RequestResultProps {
  data: LoanFlowData
  /** Only with script. */
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
    <div className="stack outcome" data-enhance={closesItself ? 'closing-dialog' : undefined}>
      <Icon name="check" />
      <p>{t('sent.text', { bank: sent.bank })}</p>
      {layout.user ? <p className="mute sm">{t('sent.mine')}</p> : null}
      {sent.page ? (
        <a className="more" href={sent.page} target="_blank" rel="noopener">
          {t('sent.page', { bank: sent.bank })} ({t('sent.external')})
        </a>
      ) : null}
      <ButtonLink variant="main" href={closeHref}>
        {t('close')}
      </ButtonLink>
    </div>
  )
}

function PartnerFailed({ data }: { data: LoanFlowData }) {
  const { t } = useTranslation('loan-request')
  const { calculator, page, closeHref } = data
  const scenario = calculator ? toCompleteScenario(calculator.calculation) : { onlyFromDeveloper: true }
  return (
    <div className="stack outcome bad" role="alert">
      <Icon name="alert" />
      <p>{t('partner_failed.text')}</p>
      <div className="row">
        <ButtonLink variant="main" href={scenarioHref(page, scenario)}>
          {t('try_again')}
        </ButtonLink>
        <ButtonLink variant="plain" href={closeHref}>
          {t('close')}
        </ButtonLink>
      </div>
    </div>
  )
}
