// HTML and SVG that try to hide a watermark, or to connect elsewhere.

const cover = 'position:fixed;inset:0;z-index:2147483647;background:#fff;width:100vw;height:100vh';
const hide = 'display:none!important;visibility:hidden!important;opacity:0!important';

/** Each would hide a mark within the same document. */
export const hidingHtml: Readonly<Record<string, string>> = {
  'a later element above it': `<p>Text</p><div style="${cover}">Above</div>`,
  'an important one': `<style>div{${cover.replaceAll(/;|$/g, '!important;')}}</style><div>Above</div>`,
  'generated content above everything': `<style>html::after{content:"Above";${cover}}</style><p>Text`,
  'styles for everything': `<style>*{${hide}} html,body,p{all:revert!important}</style><p>Text`,
  'styles for what has no name': `<style>div:not([id]),b:not([id]){${hide}}</style><p>Text`,
  'a cascade layer': `<style>@layer first{div,b,iframe{${hide}}}</style><p>Text`,
  'a page that is moved away': '<style>html{transform:translateX(-200vw)}</style><p>Text',
  'a page without a size': '<style>html{contain:strict;width:0;height:0;overflow:hidden}body{zoom:.01}</style><p>Text',
  'a page clipped away':
    '<style>html{clip-path:inset(100%)}body{filter:opacity(0);mask:linear-gradient(#0000,#0000)}</style>',
  'a page that is not shown': '<style>:root{display:none!important}</style><p>Text',
  'an open dialog and a popover': `<dialog open style="${cover}">Above</dialog><div popover style="display:block;${cover}">Above</div>`,
  'a shadow tree': `<div><template shadowrootmode="open"><style>:host{${cover}}</style>Above</template></div>`,
  'an unclosed comment': '<p>Text<!--',
  'an unclosed script': '<p>Text<script>',
  'an unclosed text area': '<p>Text<textarea>',
  'an unclosed template': '<p>Text<template>',
  'plain text to the end': '<p>Text<plaintext>',
  'an unclosed drawing': '<svg><desc><math><mtext><select><option>Text',
  'the end of a frame': `<p>Text</iframe></body></html><div style="${cover}">Above</div>`,
  'the end of an attribute': `"'></iframe><div style="${cover}">Above</div>`,
  'a set of frames': '<frameset><frame src="data:text/html,Above"></frameset>',
  'another base and a refresh':
    '<base href="https://example.com/"><meta http-equiv="refresh" content="0;url=data:,"><p>Text',
  'right-to-left and huge letters': '<html dir="rtl" style="font-size:9999px;color:#fff"><p>Text',
};

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const sheet = '<rect x="-9999" y="-9999" width="99999" height="99999" fill="#fff"/>';

export const hidingSvg: Readonly<Record<string, string>> = {
  'a later element above it': `<svg ${ns} width="400" height="300"><rect width="9" height="9"/>${sheet}</svg>`,
  'styles for everything': `<svg ${ns} viewBox="0 0 40 30"><style>*{${hide}} svg,rect{all:revert!important}</style><rect width="9" height="9"/></svg>`,
  'styles for its parts': `<svg ${ns} viewBox="0 0 40 30"><style>svg svg,g,text,tspan,image{${hide}}</style><rect width="9" height="9"/></svg>`,
  'a root that is moved away': `<svg ${ns} viewBox="0 0 40 30" style="transform:translateX(-9999px)"><rect width="9" height="9"/></svg>`,
  'a root clipped away': `<svg ${ns} viewBox="0 0 40 30" clip-path="url(#c)" opacity="0"><clipPath id="c"/><rect width="9" height="9"/></svg>`,
  'a part of another document': `<svg ${ns} viewBox="0 0 40 30"><foreignObject width="40" height="30"><body xmlns="http://www.w3.org/1999/xhtml" style="${cover}">Above</body></foreignObject></svg>`,
  'an animation': `<svg ${ns} viewBox="0 0 40 30"><rect width="0" height="0" fill="#fff"><animate attributeName="width" to="99" dur="1ms" fill="freeze"/></rect></svg>`,
  'a box without a size': `<svg ${ns} width="0" height="0" viewBox="0 0 0 0">${sheet}</svg>`,
  'a box far away': `<svg ${ns} viewBox="1e9 1e9 1 1">${sheet}</svg>`,
  'a flat box that is stretched': `<svg ${ns} viewBox="0 0 40 10" preserveAspectRatio="none">${sheet}</svg>`,
  'another fit': `<svg ${ns} viewBox="0 0 40 30" preserveAspectRatio="xMinYMin slice">${sheet}</svg>`,
  'an end within': `<svg ${ns} viewBox="0 0 40 30"><text>"/></text><desc>&lt;/svg></desc>${sheet}</svg>`,
  'another prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:rect width="9" height="9" fill="#fff"/></s:svg>`,
};

/** Everything with an address in HTML. */
export const connectingHtml = (at: string): Readonly<Record<string, string>> => ({
  frame: `<iframe src="${at}"></iframe><IFRAME\nSRC='${at}'></IFRAME><iframe/src=${at}></iframe>`,
  'frame in a frame': `<iframe srcdoc="<iframe src='${at}'></iframe>"></iframe>`,
  'frame in an address': `<iframe src="data:text/html,<iframe src='${at}'></iframe>"></iframe>`,
  'frame behind a drawing': `<svg><style><!--</style></svg><iframe src="${at}"></iframe>`,
  'frame in a drawing': `<svg><foreignObject><iframe src="${at}"/></foreignObject></svg>`,
  'frame in a shadow tree': `<div><template shadowrootmode="open"><iframe src="${at}"></iframe></template></div>`,
  'set of frames': `<frameset><frame src="${at}"></frameset>`,
  'object and embedding': `<object data="${at}"></object><embed src="${at}">`,
  'links of a page': [
    'preconnect',
    'dns-prefetch',
    'prefetch',
    'preload" as="image',
    'stylesheet',
    'icon',
    'manifest',
    'prerender',
    'modulepreload',
  ]
    .map((rel) => `<link rel="${rel}" href="${at}">`)
    .join(''),
  refresh: `<meta http-equiv="refresh" content="0;url=${at}">`,
  'another base': `<base href="${at}"><img src="x.png"><link rel="stylesheet" href="x.css">`,
  pictures: `<img src="${at}" srcset="${at} 2x"><picture><source srcset="${at}"></picture><video src="${at}" poster="${at}"></video><input type="image" src="${at}"><body background="${at}">`,
  styles: `<style>@import "${at}";@font-face{font-family:f;src:url(${at})}body{background:url(${at});font-family:f;cursor:url(${at}),auto}</style><p style="list-style:url(${at})">Text`,
  drawings: `<svg><image href="${at}"/><use href="${at}#a"/><filter id="f"><feImage href="${at}"/></filter></svg>`,
  rules: `<script type="speculationrules">{"prefetch":[{"urls":["${at}"]}]}</script>`,
});

/** With an element to click, with the id `it`. */
export const leadingHtml = (at: string): Readonly<Record<string, string>> => ({
  link: `<a id="it" href="${at}">Text</a>`,
  'link with two addresses': `<a id="it" title=">" HREF=" ${at}" href="#here">Text</a>`,
  'link in a drawing': `<svg width="90" height="90"><a id="it" xlink:href="${at}" href="${at}"><rect width="90" height="90"/></a></svg>`,
  'link that tells': `<a id="it" href="#here" ping="${at}">Text</a>`,
  'link to itself': `<a id="it" target="_self" href="${at}">Text</a>`,
  area: `<img usemap="#m" width="90" height="90" src="data:,"><map name="m"><area id="it" href="${at}" coords="0,0,90,90" shape="rect"></map>`,
  form: `<form action="${at}"><button id="it" formaction="${at}">Text</button></form>`,
});

export const connectingSvg = (at: string): Readonly<Record<string, string>> => ({
  'pictures and uses': `<svg ${ns} viewBox="0 0 9 9"><image href="${at}" width="9" height="9"/><use href="${at}#a"/><feImage href="${at}"/></svg>`,
  frame: `<svg ${ns} viewBox="0 0 9 9"><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${at}"/></foreignObject></svg>`,
  styles: `<?xml-stylesheet href="${at}"?><svg ${ns} viewBox="0 0 9 9"><style>@import "${at}";rect{fill:url(${at}#a)}</style><rect width="9" height="9"/></svg>`,
  entity: `<!DOCTYPE svg SYSTEM "${at}" [<!ENTITY x SYSTEM "${at}">]><svg ${ns} viewBox="0 0 9 9"><text>&x;</text></svg>`,
  'drawing in a drawing': `<svg ${ns} viewBox="0 0 9 9"><image href="data:image/svg+xml,%3Csvg ${ns.replaceAll('"', "'")}%3E%3Cimage href='${at}'/%3E%3C/svg%3E"/></svg>`,
});
