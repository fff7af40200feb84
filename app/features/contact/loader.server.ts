import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawPlaceMap } from '~/features/map/index.server'
import { hasSentForm } from '~/forms/sent-form-cookie.server'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { getVisitor } from '~/session/visitor.server'
import { CONTACT_PATH } from './form'

export async function loadContact({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const { office, supportEmail, supportPhone } = context.site
  const caller = { language, requestId: context.requestId, signal: request.signal }
  const [user, officeAddress, i18n] = await Promise.all([
    visitor.optional('user', visitor.user()),
    office && visitor.optional('address of the office', context.geocoder.findByPoint(caller, office)),
    getI18n(language),
  ])
  const t = i18n.getFixedT(language, 'contact')
  return {
    title: t('title'),
    description: t('lead'),
    canonical: toLocalizedPath(CONTACT_PATH, language),
    isSent: new URL(request.url).searchParams.get('sent') === '1' && hasSentForm('contact', request),
    known: { name: user?.name, email: user?.email, phone_number: user?.phone },
    address: officeAddress?.name,
    map: office && drawPlaceMap(office, { language, drawingVersion: context.site.map.drawingVersion }),
    email: supportEmail,
    phone: supportPhone,
  }
}

export type ContactData = Awaited<ReturnType<typeof loadContact>>
