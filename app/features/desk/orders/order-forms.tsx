import type { DefaultValue } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { formatLari } from '~/features/balance'
import type { FormDefinition } from '~/forms/define-form'
import { DropdownField, InputField, TextAreaField } from '~/forms/fields'
import { PostForm } from '~/forms/post-form'
import { type FieldsOf, useDefinedForm } from '~/forms/use-defined-form'
import { formatId } from '~/i18n/format-id'
import { usePage } from '~/page/use-page'
import { Button } from '~/ui/button'
import { Disclosure } from '~/ui/disclosure'
import type { OperatorOrderDetails } from '~/upstream/operator-orders.server'
import { MAX_DOCUMENT_BYTES } from '~contract/desk'
import { DOCUMENT_MEDIA_TYPES } from '~contract/services'
import { toGeorgianDate } from '~contract/values/georgian-time'
import { toLari } from '~contract/values/money'
import {
  areaForm,
  boostForm,
  cancelOrderForm,
  documentForm,
  doneForm,
  noteForm,
  refundForm,
  releaseForm,
  takeForm,
  tourForm,
  visitForm,
} from './form'
import { GalleryForm } from './gallery-form'

const MEGABYTE = 1024 * 1024

/** Renders the possible actions, each behind its name: a single click must not notify customers. */
export function OrderForms({ order, gallery }: { order: OperatorOrderDetails; gallery: number | undefined }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { allowedActs, statements, amount, returned, days } = order
  const today = toGeorgianDate(new Date())
  const forms: Record<(typeof allowedActs)[number], ReactNode> = {
    take: <OneButton definition={takeForm} label={t('order.take')} isMain />,
    release: <OneButton definition={releaseForm} label={t('order.release')} />,
    visit: (
      <ActForm definition={visitForm} label={t('order.visit')}>
        {({ date, time }) => (
          <>
            <InputField field={date} type="date" min={today} label={t('order.date')} />
            <InputField
              field={time}
              label={t('order.time')}
              hint={t('order.time_hint')}
              inputMode="numeric"
            />
          </>
        )}
      </ActForm>
    ),
    area: (
      <ActForm definition={areaForm} label={t('order.area')} hint={t('order.area_hint')}>
        {({ area }) => <InputField field={area} label={t('order.square_metres')} inputMode="decimal" />}
      </ActForm>
    ),
    document: (
      <ActForm definition={documentForm} label={t('order.document')} hint={t('order.document_hint')} hasFile>
        {({ document }) => (
          <InputField
            field={document}
            type="file"
            accept={DOCUMENT_MEDIA_TYPES.join()}
            label={t('order.file')}
            hint={t('order.file_hint', { max: MAX_DOCUMENT_BYTES / MEGABYTE })}
          />
        )}
      </ActForm>
    ),
    tour: (
      <ActForm definition={tourForm} label={t('order.tour')} hint={t('order.tour_hint')}>
        {({ statement, url }) => (
          <>
            <DropdownField
              field={statement}
              label={t('facts.statement')}
              options={statements.map(({ id }) => ({ value: id, label: formatId(id, language) }))}
            />
            <InputField field={url} type="url" label={t('order.url')} placeholder="https://" />
          </>
        )}
      </ActForm>
    ),
    boost: (
      <ActForm
        definition={boostForm}
        label={t('order.boost')}
        hint={t('order.boost_hint', { count: days ?? 0 })}
      >
        {({ date }) => <InputField field={date} type="date" min={today} label={t('order.first_day')} />}
      </ActForm>
    ),
    photos: <GalleryForm order={order} gallery={gallery} />,
    refund: <RefundForm definition={refundForm} label={t('order.give_back')} left={amount - returned} />,
    done: (
      <ActForm definition={doneForm} label={t('order.done')}>
        {({ text }) => (
          <TextAreaField field={text} label={t('order.text')} hint={t('order.text_hint')} rows={3} />
        )}
      </ActForm>
    ),
    call_off: (
      <RefundForm definition={cancelOrderForm} label={t('order.call_off')} left={amount - returned} />
    ),
    note: (
      <ActForm
        definition={noteForm}
        label={t('lead.note')}
        hint={t('lead.note_hint')}
        button={t('lead.save_note')}
      >
        {({ text }) => <TextAreaField field={text} label={t('lead.note')} rows={3} />}
      </ActForm>
    ),
  }
  return (
    <section className="stack">
      {allowedActs.map((act) => (
        <div key={act}>{forms[act]}</div>
      ))}
    </section>
  )
}

interface RefundFormProps {
  definition: typeof cancelOrderForm | typeof refundForm
  label: string
  /** Refundable amount in tetri. */
  left: number
}

function RefundForm({ definition, label, left }: RefundFormProps) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <ActForm definition={definition} label={label} isRisky defaultValue={{ amount: String(toLari(left)) }}>
      {({ amount, text }) => (
        <>
          <InputField
            field={amount}
            label={t('order.refund')}
            hint={t('order.refund_hint', { max: formatLari(left, language) })}
            inputMode="decimal"
          />
          <TextAreaField field={text} label={t('order.reason')} hint={t('order.text_hint')} rows={3} />
        </>
      )}
    </ActForm>
  )
}

interface OneButtonProps {
  definition: typeof takeForm | typeof releaseForm
  label: string
  isMain?: boolean
}

function OneButton({ definition, label, isMain }: OneButtonProps) {
  const { layout } = usePage()
  const { form } = useDefinedForm(definition)
  return (
    <PostForm form={form} action={layout.currentHref} className="row">
      <Button variant={isMain ? 'main' : undefined}>{label}</Button>
    </PostForm>
  )
}

interface ActFormProps<Schema extends z.ZodObject> {
  definition: FormDefinition<Schema>
  label: string
  hint?: string
  /** Label of the button. Default: `label`. */
  button?: string
  hasFile?: boolean
  isRisky?: boolean
  defaultValue?: DefaultValue<z.input<Schema>>
  children: (fields: FieldsOf<FormDefinition<Schema>>) => ReactNode
}

function ActForm<Schema extends z.ZodObject>({
  definition,
  label,
  hint,
  button = label,
  hasFile,
  isRisky,
  defaultValue,
  children,
}: ActFormProps<Schema>) {
  const { layout } = usePage()
  const { form, fields, isShownAgain } = useDefinedForm(definition, defaultValue ? { defaultValue } : {})
  return (
    <Disclosure summary={label} open={isShownAgain}>
      <PostForm
        form={form}
        className="stack"
        action={layout.currentHref}
        encType={hasFile ? 'multipart/form-data' : undefined}
      >
        {hint ? <p className="mute">{hint}</p> : null}
        {children(fields)}
        <p>
          <Button variant={isRisky ? 'risk' : undefined}>{button}</Button>
        </p>
      </PostForm>
    </Disclosure>
  )
}
