// Makes Redocly's linter follow extensions that contain headers and answers: their references count as used, and are
// checked. conformance/extensions checks the other extensions.
const headers = 'HeadersMap';
const headersByType = { properties: {}, additionalProperties: headers };

const always = {
  properties: {
    head: { enum: ['asGet'] },
    unknownPath: 'Response',
    unknownMethod: 'Response',
    headers,
    headersByType: 'HeadersByType',
    absent: { type: 'array', items: { type: 'string' } },
  },
  required: ['head', 'unknownPath', 'unknownMethod', 'headers', 'headersByType', 'absent'],
};

function withTypes(types) {
  const { Root, Response } = types;
  return {
    ...types,
    HeadersByType: headersByType,
    Always: always,
    Root: { ...Root, properties: { ...Root.properties, 'x-always': 'Always' } },
    Response: { ...Response, properties: { ...Response.properties, 'x-headers-by-type': 'HeadersByType' } },
  };
}

export default () => ({
  id: 'strongroom',
  typeExtension: { oas3: (types) => withTypes(types), oas3_1: (types) => withTypes(types) },
});
