import {
  DirectiveLocation,
  GraphQLBoolean,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';

const HttpMethod = new GraphQLEnumType({
  name: 'HttpMethod',
  description: 'The method of a REST call.',
  values: {
    GET: { description: 'Reads.' },
    POST: { description: 'Creates, or asks with a body.' },
    PUT: { description: 'Replaces.' },
    PATCH: { description: 'Changes a part.' },
    DELETE: { description: 'Removes.' },
  },
});

const onField = [DirectiveLocation.FIELD_DEFINITION];

/** The directives of the schema. @param permission the schema's own Permission enum, which @access takes */
export function directiveDefinitions(permission: GraphQLEnumType): readonly GraphQLDirective[] {
  return [
    new GraphQLDirective({
      name: 'rest',
      description: 'The REST endpoint behind the field; more than one where the field covers several.',
      locations: onField,
      isRepeatable: true,
      args: {
        method: { type: new GraphQLNonNull(HttpMethod), description: 'Its method.' },
        path: {
          type: new GraphQLNonNull(GraphQLString),
          description: 'Its path below /api, as the specification writes it.',
        },
      },
    }),
    new GraphQLDirective({
      name: 'access',
      description: 'The field needs a signed-in user with any one of the permissions.',
      locations: onField,
      args: {
        permissions: {
          type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(permission))),
          description: 'Any one of them suffices.',
        },
      },
    }),
    new GraphQLDirective({
      name: 'authenticated',
      description: 'The field needs a user, with whatever permissions.',
      locations: onField,
      args: {
        waiting: {
          type: new GraphQLNonNull(GraphQLBoolean),
          defaultValue: false,
          description: 'Whether a user who still waits for a role and a member suffices.',
        },
      },
    }),
    new GraphQLDirective({ name: 'public', description: 'Anybody may ask for the field.', locations: onField }),
  ];
}
