import { randomUUID } from 'node:crypto'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../http/form-answer.server'
import { isJustSent } from '../../http/just-sent.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { drawPlaceMap } from '../map/index.server'
import { CONTACT, type ReturnedMessage } from './contact-form'

/** Where the people of the site are found, and the form to write to them. */
export async function loadContact({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const { language } = visitor
  const { office, supportEmail, supportPhone } = context.site
  const caller = { language, requestId: context.requestId, signal: request.signal }
  const [user, spot, i18n] = await Promise.all([
    visitor.optional('user', visitor.user()),
    visitor.optional('address of the office', context.geocoder.byPoint(caller, office)),
    i18nFor(language),
  ])
  const t = i18n.getFixedT(language, ['contact', 'ui'])
  const returned = answerLeft<ReturnedMessage>(context)
  return {
    title: t('title'),
    description: t('lead'),
    canonical: localizedPath(CONTACT, language),
    ...(returned && { mistake: t('ui:mistake') }),
    returned,
    isSent:
      !returned && new URL(request.url).searchParams.get('sent') === '1' && isJustSent('contact', request),
    formKey: randomUUID(),
    known: { name: user?.name ?? '', email: user?.email ?? '', phone: user?.phone ?? '' },
    address: spot?.name,
    map: drawPlaceMap(office, language),
    email: supportEmail,
    phone: supportPhone,
  }
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>
