// HTML and SVG that could swallow or hide added content.

export const awkwardHtml: Readonly<Record<string, string>> = {
  'a whole document': '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>',
  'a fragment': '<p>Text',
  'an unclosed comment': '<p>Text<!-- and then',
  'an unclosed script': '<p>Text<script>document.body.remove()',
  'an unclosed text area': '<p>Text<textarea>',
  'an unclosed template': '<p>Text<template>',
  'plain text to the end': '<p>Text<plaintext>',
  'styles that hide everything': `<style>*{display:none!important;visibility:hidden!important;opacity:0!important}
    body>div,body>div *{position:static!important;color:transparent!important;transform:scale(0)!important;font-size:0!important}</style><p>Text`,
  'a comment before its type': '<!-- first --><!doctype html><p>Text',
  nothing: '',
};

export const awkwardSvg: Readonly<Record<string, string>> = {
  plain: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="9" height="9"/></svg>',
  'a prolog with entities':
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "</svg>"><!-- ]> -->]><!-- </svg> --><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>',
  'an end tag in a comment behind it': '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg><!-- </svg> -->',
  'an end tag in character data': '<svg xmlns="http://www.w3.org/2000/svg"><style><![CDATA[</svg>]]></style></svg>',
  'an end tag in an attribute': `<svg xmlns="http://www.w3.org/2000/svg"><g id='a>b'/><text data-x="/>">x</text></svg>\n`,
  'one in another': '<svg xmlns="http://www.w3.org/2000/svg"><svg><g/></svg><g/></svg>',
  'names with a prefix': '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>',
  'nothing inside': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -5 10 10" />',
  'styles that hide everything':
    '<svg xmlns="http://www.w3.org/2000/svg"><style>svg svg,text,tspan{display:none!important;opacity:0!important;fill:none!important}</style></svg>',
};

export const brokenSvg: Readonly<Record<string, string>> = {
  'no end': '<svg xmlns="http://www.w3.org/2000/svg"><g>',
  'an unclosed comment': '<svg xmlns="http://www.w3.org/2000/svg"><!-- </svg>',
  'another root': '<html><svg></svg></html>',
  'no markup': 'hello',
  nothing: '',
};
