import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerLeft } from '../../http/form-answer.server'
import { requireUser } from '../../http/guard.server'
import { readVisitor } from '../../http/visitor.server'
import { i18nFor } from '../../i18n/i18n.server'
import { localizedPath } from '../../i18n/languages'
import { ownFace } from '../../upstream/public-profile.server'
import { isCompany, type ReturnedFace } from './face'

/** What somebody shows of themselves, and what the form came back with. */
export async function loadFace({ request, context }: LoaderFunctionArgs) {
  const visitor = readVisitor({ request, context })
  const user = await requireUser(visitor, request)
  const [face, i18n] = await Promise.all([visitor.call(ownFace), i18nFor(visitor.language)])
  const returned = answerLeft<ReturnedFace>(context)
  const page = user.role === 'broker' ? `/br/${face.slug}` : `/d/${user.id}`
  return {
    ...face,
    ofCompany: isCompany(user.role),
    pageHref: isCompany(user.role) && face.slug ? localizedPath(page, visitor.language) : undefined,
    returned,
    title: i18n.getFixedT(visitor.language, 'face')('title'),
    mistake: returned && i18n.getFixedT(visitor.language, 'ui')('mistake'),
  }
}

export type FaceData = Awaited<ReturnType<typeof loadFace>>
