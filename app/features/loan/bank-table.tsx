import { useTranslation } from 'react-i18next'
import { formatNumber } from '~/i18n/format'
import { usePage } from '~/page/use-page'
import { Fieldset } from '~/ui/field'
import { type Column, Table } from '~/ui/table'
import type { Bank } from '~/upstream/loans.server'
import { findOffer } from './bank-terms'
import type { LoanCalculation } from './calculation'
import { formatHundredths } from './format'
import type { CalculatorData } from './loader.server'
import { partnerForms } from './request/form'

export function BankTable({ data: { calculation, banks, compared } }: { data: CalculatorData }) {
  const { t } = useTranslation('loan')
  const { language } = usePage()
  const { currency, bank: chosen } = calculation
  const percent = (value: number | undefined) =>
    value === undefined ? '–' : `${formatNumber(value, language, 2)}%`
  const monthly = ({ id }: Bank) => {
    const offer = compared.find(({ bankId, currency: { id: of } }) => bankId === id && of === currency.id)
    return offer ? formatHundredths(offer.result.totals.payment, currency, language) : '–'
  }
  const columns: Column<Bank>[] = [
    {
      key: 'bank',
      head: t('bank'),
      cell: (bank) => (
        <>
          <label className="tick">
            <input
              type="radio"
              name="loan_bank"
              value={bank.id}
              defaultChecked={bank.id === chosen.id}
              disabled={!findOffer(bank, currency.id)}
            />
            {bank.image ? <img src={bank.image} alt="" width="28" height="28" loading="lazy" /> : null}
            <span>
              {bank.name}
              {findOffer(bank, currency.id) ? null : <span className="hint"> {t('no_rate')}</span>}
            </span>
          </label>
          <PartnerInfoButton bank={bank} calculation={calculation} />
        </>
      ),
    },
    {
      key: 'initial',
      head: t('initial'),
      number: true,
      wide: true,
      cell: (bank) => percent(findOffer(bank, currency.id)?.ratePercent),
    },
    {
      key: 'effective',
      head: t('effective'),
      number: true,
      cell: (bank) => percent(findOffer(bank, currency.id)?.effectivePercent),
    },
    {
      key: 'monthly',
      head: t('monthly'),
      number: true,
      cell: (bank) => <b>{monthly(bank)}</b>,
    },
  ]
  return (
    <Fieldset id="loan-bank" legend={t('bank')}>
      <Table caption={t('bank')} columns={columns} rows={banks} rowKey={({ id }) => id} />
      {chosen.ratesOfYear ? <p className="hint">{t('rates_of_year', { year: chosen.ratesOfYear })}</p> : null}
    </Fieldset>
  )
}

/** Opens the partner's own page before a bank is chosen. */
function PartnerInfoButton({ bank, calculation }: { bank: Bank; calculation: LoanCalculation }) {
  const { t } = useTranslation('loan-request')
  const { currency, result } = calculation
  if (!bank.isPartner || !result || !findOffer(bank, currency.id)) return null
  return (
    <button
      type="submit"
      form={partnerForms.info_button.id}
      name="bank_id"
      value={bank.id}
      className="more sm"
      aria-label={t('partner_more_of', { bank: bank.name })}
    >
      {t('partner_more')}
    </button>
  )
}
