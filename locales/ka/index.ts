import about from './about.json'
import account from './account.json'
import acts from './acts.json'
import agents from './agents.json'
import articles from './articles.json'
import banner from './banner.json'
import base from './base.json'
import call from './call.json'
import chat from './chat.json'
import contact from './contact.json'
import criteria from './criteria.json'
import details from './details.json'
import errors from './errors.json'
import estimate from './estimate.json'
import face from './face.json'
import favorites from './favorites.json'
import flash from './flash.json'
import forms from './forms.json'
import frame from './frame.json'
import home from './home.json'
import landings from './landings.json'
import loan from './loan.json'
import login from './login.json'
import map from './map.json'
import notices from './notices.json'
import offline from './offline.json'
import own from './own.json'
import payments from './payments.json'
import people from './people.json'
import profile from './profile.json'
import refusals from './refusals.json'
import request from './request.json'
import search from './search.json'
import seek from './seek.json'
import services from './services.json'
import shell from './shell.json'
import simplified from './simplified.json'
import statement from './statement.json'
import tour from './tour.json'
import ui from './ui.json'

/** Georgian is the shape that the other languages must fill. */
const ka = {
  about,
  account,
  acts,
  agents,
  articles,
  banner,
  base,
  call,
  chat,
  contact,
  criteria,
  details,
  errors,
  estimate,
  face,
  favorites,
  flash,
  forms,
  frame,
  home,
  landings,
  loan,
  login,
  map,
  notices,
  offline,
  own,
  payments,
  people,
  profile,
  refusals,
  request,
  search,
  seek,
  services,
  shell,
  simplified,
  statement,
  tour,
  ui,
}

export default ka
