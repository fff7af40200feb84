import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { readVisitor } from '../../../http/visitor.server'
import { i18nFor } from '../../../i18n/i18n.server'
import { oneProject } from '../../../upstream/projects.server'
import { drawPlaceMap } from '../../map/index.server'
import { projectAddress } from '../../owner'
import { takePhone } from '../../owner/index.server'
import { sharedPicture } from '../../share/index.server'
import { writingTo } from '../company/load.server'
import { aboutProject } from '../company/write.server'
import { loadOffered } from '../offered/load.server'
import { projectCard } from '../shared-pictures.server'

/** A project with its flats that are for sale. */
export async function loadProject(args: LoaderFunctionArgs, key: string) {
  const { request, context } = args
  const visitor = readVisitor(args)
  const { language } = visitor
  const project = await visitor.call(oneProject(key))
  const [offered, writing, i18n] = await Promise.all([
    loadOffered(args, { projects: [project.id] }),
    writingTo(args, aboutProject(project)),
    i18nFor(language),
  ])
  const phone = takePhone(request, [`project/${project.id}`], context)
  const page = {
    language,
    project,
    offered,
    writing,
    path: projectAddress(project.key, language),
    picture: await sharedPicture('project', project.key, { language, site: context.site }, (words) =>
      projectCard(project, words),
    ),
    map: project.place && drawPlaceMap(project.place, language),
    phone: phone && { subject: phone.subject, number: phone.number },
    list: i18n.getFixedT(language, 'people')('projects.title'),
    mistake: writing.returned && i18n.getFixedT(language, 'ui')('mistake'),
  }
  return data(page, phone && { headers: { 'Set-Cookie': phone.clear } })
}

export type ProjectData = Awaited<ReturnType<typeof loadProject>>['data']
