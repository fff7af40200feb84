import { z } from 'zod'
import { defineForm } from '~/forms/define-form'
import { MAX_DOCUMENT_BYTES, type OrderAct } from '~contract/desk'
import type { FileLimits } from '~contract/form-limits'
import { orderActFields } from '~contract/forms/desk'
import { withLari } from '../with-lari'
import { documentUpload } from './uploads'

/**
 * Handling of repetitions. A released order can be taken again and a visit moved back; notes and refunds
 * could be accidental.
 */
const REPEATED: Partial<Record<OrderAct, 'answered' | 'asked'>> = { note: 'answered', refund: 'asked' }

function defineActForm<Act extends OrderAct, Schema extends z.ZodObject>(
  act: Act,
  schema: Schema,
  files?: FileLimits,
) {
  const form = defineForm({
    id: `order-act-${act}`,
    intent: act,
    oneTime: true,
    repeated: REPEATED[act] ?? 'accepted',
    schema,
    ...(files && { files }),
  })
  return Object.assign(form, { act })
}

export const takeForm = defineActForm('take', orderActFields.take)

export const releaseForm = defineActForm('release', orderActFields.release)

export const noteForm = defineActForm('note', orderActFields.note)

export const visitForm = defineActForm('visit', orderActFields.visit)

export const areaForm = defineActForm('area', orderActFields.area)

export const tourForm = defineActForm('tour', orderActFields.tour)

export const boostForm = defineActForm('boost', orderActFields.boost)

export const doneForm = defineActForm('done', orderActFields.done)

export const cancelOrderForm = defineActForm('call_off', withLari(orderActFields.call_off))

export const refundForm = defineActForm('refund', withLari(orderActFields.refund))

/**
 * Form of the gallery. Its files are stored one by one as they arrive, so it only reports the rejected ones.
 */
export const galleryForm = defineForm({
  id: 'order-gallery',
  schema: z.object({ photos: z.unknown() }),
})

export const documentForm = defineActForm(
  'document',
  z.object({
    document: z
      .instanceof(File, { message: 'document_missing' })
      .refine((file) => file.size > 0, 'document_missing')
      .refine((file) => file.size <= MAX_DOCUMENT_BYTES, 'document_rejected'),
  }),
  documentUpload.files,
)

/** Forms of all acts except refunds and the document, which is a file. */
export const actForms = [takeForm, releaseForm, noteForm, visitForm, areaForm, tourForm, boostForm, doneForm]

/** Forms that refund a part of the payment. */
export const refundForms = [cancelOrderForm, refundForm]
