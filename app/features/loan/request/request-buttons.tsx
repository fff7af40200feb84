import { useTranslation } from 'react-i18next'
import { submitAs } from '~/forms/submit-as'
import { Button } from '~/ui/button'
import type { LoanCalculation } from '../calculation'
import { partnerForms } from './form'

interface RequestButtonsProps {
  calculation: LoanCalculation
  /** URL that receives a partner's form, with the figures as calculated. */
  partnerHref: string
}

export function RequestButtons({ calculation: { bank, price, result }, partnerHref }: RequestButtonsProps) {
  const { t } = useTranslation(['loan-request', 'loan'])
  const isPossible = result !== undefined && !result.isFullyPaid
  return (
    <>
      <Button wide variant={isPossible ? 'default' : 'main'} data-recalculate>
        {t('loan:recalculate')}
      </Button>
      {bank.isPartner ? (
        <>
          <Button
            wide
            variant={isPossible ? 'main' : 'default'}
            icon="external"
            // Sends the figures that are not calculated yet, too.
            {...(isPossible && submitAs(partnerForms.calculator_button, partnerHref))}
            aria-disabled={!isPossible}
          >
            {t('loan-request:partner')}
          </Button>
          <p className="hint">{t('loan-request:partner_note', { bank: bank.name })}</p>
        </>
      ) : (
        <Button
          wide
          variant={isPossible ? 'main' : 'default'}
          name="loan_step"
          value="form"
          aria-disabled={!isPossible}
        >
          {t('loan-request:start')}
        </Button>
      )}
      {price === undefined ? <p className="hint">{t('loan-request:price_needed')}</p> : null}
    </>
  )
}
