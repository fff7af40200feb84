import { useTranslation } from 'react-i18next'
import { usePage } from '../../../http/page'
import { ButtonLink } from '../../../ui/button'
import { Icon } from '../../../ui/icon'
import { scenarioAddress, scenarioOf } from '../place'
import type { LoanScreensData } from '../screens.server'
import { withStep } from './terms-form'

interface RequestResultProps {
  data: LoanScreensData
  /** Closed by itself after a while, where there is script. */
  closesItself: boolean
}

/** Whether the request is with the bank, and what comes next. */
export function RequestResult({ data, closesItself }: RequestResultProps) {
  return data.sent ? <Sent data={data} closesItself={closesItself} /> : <Failed data={data} />
}

function Sent({ data: { sent, closeHref }, closesItself }: RequestResultProps) {
  const { t } = useTranslation('request')
  const { shell } = usePage()
  if (!sent) return null
  return (
    <div className="stack outcome" data-closes={closesItself || undefined}>
      <Icon name="check" />
      <p>{t('sent.text', { bank: sent.bank })}</p>
      {shell.user ? <p className="mute sm">{t('sent.mine')}</p> : null}
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

function Failed({ data }: { data: LoanScreensData }) {
  const { t } = useTranslation('request')
  const { calculator, place, failure = 'failed', closeHref } = data
  const calculation = calculator?.calculation
  const again = calculation
    ? withStep(scenarioOf(calculation), calculation.bank.isPartner ? undefined : 'form')
    : { onlyFromDeveloper: true }
  return (
    <div className="stack outcome bad" role="alert">
      <Icon name="alert" />
      <p>{t(`failed.${failure}`)}</p>
      <div className="row">
        <ButtonLink variant="main" href={scenarioAddress(place, again)}>
          {t('again')}
        </ButtonLink>
        <ButtonLink variant="plain" href={closeHref}>
          {t('close')}
        </ButtonLink>
      </div>
    </div>
  )
}
