import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { Flash } from '~/ui/flash'
import { listServicesByName } from '../definitions/service-definitions'
import { ORDER_FORM_ID } from './form'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment/payment-step'
import { StepForm } from './step-form'
import type { OrderPageData } from './step-page.server'

export function OrderView({ data: loadedData }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const data = usePageData(ORDER_FORM_ID, loadedData)
  const { name, title, steps, step, paying, total, isPackageUnknown } = data
  const [definition] = listServicesByName([name])
  const formStep = definition?.steps[step - 1]
  const currentStep = steps[step - 1]
  return (
    <div className="order">
      <h1>{title}</h1>
      <StepIndicator data={data} />
      {isPackageUnknown ? <Flash tone="info">{t('package_unknown')}</Flash> : null}
      <div className="columns">
        <section className="stack" aria-labelledby="order-step">
          <h2 id="order-step">{currentStep ? t(`steps.${currentStep.name}`) : null}</h2>
          {paying && total !== undefined ? <PaymentStep data={data} paying={paying} total={total} /> : null}
          {definition && formStep ? <StepForm definition={definition} step={formStep} data={data} /> : null}
        </section>
        <OrderSummary data={data} />
      </div>
    </div>
  )
}

/** Reachable steps are links. */
function StepIndicator({ data: { steps, step } }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  return (
    <nav aria-label={t('progress')}>
      <ol className="order-steps">
        {steps.map(({ name, href, isDone }, at) => {
          const isCurrent = at + 1 === step
          return (
            <li
              key={name}
              className={isDone ? 'done' : undefined}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {href && !isCurrent ? (
                <a href={href}>{t(`steps.${name}`)}</a>
              ) : (
                <span>{t(`steps.${name}`)}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
