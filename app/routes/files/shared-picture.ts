import type { LoaderFunctionArgs } from '@remix-run/node'
import { pictureOfArticle } from '../../features/articles/index.server'
import { peoplePictures } from '../../features/people/index.server'
import { pictureOfLanding } from '../../features/services/index.server'
import { answerPicture, siteCard } from '../../features/share/index.server'
import { pictureOfStatement } from '../../features/statements/page/shared-picture.server'

const subjects: Parameters<typeof answerPicture>[1] = {
  site: async (key, words) => (key === 'home' ? siteCard(words) : undefined),
  service: pictureOfLanding,
  statement: pictureOfStatement,
  article: pictureOfArticle,
  ...peoplePictures,
}

/** The picture of a page, for whoever it is sent to. */
export const loader = (args: LoaderFunctionArgs) => answerPicture(args, subjects)
