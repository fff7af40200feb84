import type { LoaderFunctionArgs } from '@remix-run/node'
import { drawPlaceMap } from '~/features/map/index.server'
import { createOgImage } from '~/features/share/index.server'
import { projectHref } from '~/features/statement-owner'
import { readRevealedPhones } from '~/features/statement-owner/index.server'
import { getI18n } from '~/i18n/i18n.server'
import { getVisitor } from '~/session/visitor.server'
import { projectByKey } from '~/upstream/projects.server'
import { loadKnownCaller } from '../company/loader.server'
import { toProjectShareImage } from '../share-images.server'
import { loadCompanyStatements } from '../statements/loader.server'

export async function loadProject(args: LoaderFunctionArgs, key: string) {
  const { context } = args
  const visitor = getVisitor(args)
  const { language } = visitor
  const project = await visitor.call(projectByKey(key))
  const [statements, caller, i18n] = await Promise.all([
    loadCompanyStatements(args, { projects: [project.id] }),
    loadKnownCaller(args),
    getI18n(language),
  ])
  return {
    language,
    project,
    offered: statements,
    caller,
    path: projectHref(project.key, language),
    socialImage: await createOgImage('project', project.key, { language, site: context.site }, (locale) =>
      toProjectShareImage(project, locale),
    ),
    map:
      project.place &&
      drawPlaceMap(project.place, { language, drawingVersion: context.site.map.drawingVersion }),
    phones: readRevealedPhones(context),
    listTitle: i18n.getFixedT(language, 'companies')('projects.title'),
  }
}

export type ProjectData = Awaited<ReturnType<typeof loadProject>>
