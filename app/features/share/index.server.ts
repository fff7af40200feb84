export { answerPicture, type PictureAsker } from './picture/answer.server'
export { type CardWords, type PictureCard, sharedPicture } from './picture/card.server'
export { siteCard } from './picture/site.server'
