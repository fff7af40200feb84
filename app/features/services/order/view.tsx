import { useTranslation } from 'react-i18next'
import { usePageData } from '~/forms/form-reply'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { Button } from '~/ui/button'
import { Flash } from '~/ui/flash'
import type { ServiceName } from '../definition'
import { listServicesByName } from '../definitions/service-definitions'
import { withApplicableFields } from './fields/applicable-fields'
import { defineAnewForm, hasPart, ORDER_FORM_ID } from './form'
import { OrderSummary } from './order-summary'
import { PriceNotice } from './package/price-notice'
import { toStoredPackage } from './package/stored-package'
import { PaymentStep } from './payment/payment-step'
import { StepForm } from './step-form'
import type { OrderPageData } from './step-page.server'

export function OrderView({ data: loadedData }: { data: OrderPageData }) {
  const { t } = useTranslation('services')
  const data = usePageData(ORDER_FORM_ID, loadedData)
  const { name, title, steps, step, payment, total, isPackageUnknown } = data
  const [fullDefinition] = listServicesByName([name])
  const definition = fullDefinition && withApplicableFields(fullDefinition, data.draft.values)
  const currentStep = steps[step - 1]
  const chosen = data.packages.find(({ id }) => id === data.packageId)
  const formStep = definition?.steps.find(({ name: stepName }) => stepName === currentStep?.name)
  return (
    <div
      className="order"
      data-enhance={chosen ? 'keep-in-storage' : undefined}
      data-storage={chosen && toStoredPackage(chosen)}
    >
      <h1>{title}</h1>
      <StepIndicator data={data} />
      {isPackageUnknown ? <Flash tone="info">{t('package_unknown')}</Flash> : null}
      {data.hasEarlierDraft ? <EarlierDraft name={name} action={data.orderPath} /> : null}
      <div className="columns" data-enhance={payment ? undefined : 'order-count'}>
        {/* The summary is above the button on a phone. */}
        {payment ? <OrderSummary data={data} /> : null}
        <section className="stack" aria-labelledby="order-step">
          <h2 id="order-step">{currentStep ? t(`steps.${currentStep.name}`) : null}</h2>
          {payment && total !== undefined ? (
            <PaymentStep data={data} payment={payment} total={total} />
          ) : null}
          {formStep && !hasPart(formStep, 'packages') ? <PriceNotice data={data} /> : null}
          {definition && formStep ? <StepForm definition={definition} step={formStep} data={data} /> : null}
        </section>
        {payment ? null : <OrderSummary data={data} />}
      </div>
    </div>
  )
}

function EarlierDraft({ name, action }: { name: ServiceName; action: string }) {
  const { t } = useTranslation('services')
  const { form } = useDefinedForm(defineAnewForm(name))
  return (
    <PostForm form={form} action={action}>
      <Flash
        tone="info"
        action={
          <Button size="small" name="intent" value="anew">
            {t('earlier_draft.anew')}
          </Button>
        }
      >
        {t('earlier_draft.text')}
      </Flash>
    </PostForm>
  )
}

/** Renders the steps; reachable ones are links. */
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
